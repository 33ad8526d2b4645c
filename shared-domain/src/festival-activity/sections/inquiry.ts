import { refused } from "../../festival-error";
import {
  type WindowForm,
  withTimeWindow,
  checkTimeWindow,
  withoutTimeWindow,
  withChangedTimeWindow,
} from "../../festival-event/time-window";
import { DRAFT, type FestivalActivity } from "../festival-activity";
import {
  type Inquiry,
  type RequestedGear,
  inquiryOwnerOf,
  isInitialised,
} from "../../festival-event/inquiry";
import { checkInitialised, withNewRequest } from "./inquiry-requests";
import { checkOpen, sectionOfRequests } from "../review/locks";

const alreadyInitialised = () => refused("La section Demande de matos a déjà été initialisée");
const emptyInquiry: Inquiry = { timeWindows: [], gears: [], electricity: [], barriers: [] };

/**
 * FA-51: the first window and the first request together.
 * Throws `refused` when the section holds something already, or is closed (FA-55, FA-56).
 */
export function initInquiry<FA extends FestivalActivity>(
  fa: FA,
  { timeWindow, gear, quantity }: { timeWindow: WindowForm; gear: RequestedGear; quantity: number },
): FA {
  checkOpen(fa, "inquiryTimeWindows");
  checkOpen(fa, sectionOfRequests(inquiryOwnerOf(gear)));
  if (isInitialised(fa.inquiry)) throw alreadyInitialised();
  const timeWindows = withTimeWindow([], timeWindow);
  return withNewRequest({ ...fa, inquiry: { ...emptyInquiry, timeWindows } }, gear, quantity);
}

/**
 * FA-57: every window and request goes at once, in a draft or in review.
 * Throws `refused` when the windows are closed (FA-56).
 */
export function clearInquiry<FA extends FestivalActivity>(fa: FA): FA {
  checkOpen(fa, "inquiryTimeWindows");
  return { ...fa, inquiry: emptyInquiry };
}

/**
 * UND-1: the windows of a section that was cleared; its requests follow.
 * Throws `refused` when the windows are closed (FA-56), or the section holds something again (FA-51).
 */
export function restoreWindows<FA extends FestivalActivity>(fa: FA, timeWindows: Inquiry["timeWindows"]): FA {
  checkOpen(fa, "inquiryTimeWindows");
  if (isInitialised(fa.inquiry)) throw alreadyInitialised();
  return withWindows(fa, timeWindows);
}

/**
 * FA-52, FA-56: adds a window. Throws `refused` when the windows are closed or the section is not
 * initialised, and like `withTimeWindow`.
 */
export function addInquiryTimeWindow<FA extends FestivalActivity>(fa: FA, form: WindowForm): FA {
  checkOpen(fa, "inquiryTimeWindows");
  checkInitialised(fa);
  return withWindows(fa, withTimeWindow(fa.inquiry.timeWindows, form));
}

/**
 * FA-52, FA-56: another period for a window, which changes its id.
 * Throws as `addInquiryTimeWindow` does, and `not-found` for an unknown window.
 */
export function updateInquiryTimeWindow<FA extends FestivalActivity>(
  fa: FA,
  id: string,
  form: WindowForm,
): FA {
  checkOpen(fa, "inquiryTimeWindows");
  checkInitialised(fa);
  return withWindows(fa, withChangedTimeWindow(fa.inquiry.timeWindows, id, form));
}

/**
 * FA-50, FA-53: a draft may lose its last window.
 * Throws `refused` for the last one of any other sheet or when the windows are closed (FA-56), `not-found` for an
 * unknown one.
 */
export function removeInquiryTimeWindow<FA extends FestivalActivity>(fa: FA, id: string): FA {
  checkOpen(fa, "inquiryTimeWindows");
  const { timeWindows } = fa.inquiry;
  checkTimeWindow(timeWindows, id);
  if (fa.status !== DRAFT && timeWindows.length === 1) {
    throw refused("Il s'agit du dernier créneau matos. Il n'est pas possible de le supprimer");
  }
  return withWindows(fa, withoutTimeWindow(timeWindows, id));
}

function withWindows<FA extends FestivalActivity>(fa: FA, timeWindows: Inquiry["timeWindows"]): FA {
  return { ...fa, inquiry: { ...fa.inquiry, timeWindows } };
}
