export {
  Link,
  NavLink,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
export { findDraft, keepDraft } from "./form/drafts";
export { BrowserRouter } from "./leaving/guarded-navigation";
export { leavePage, useDeparture, useLeaveGuard } from "./leaving/leave-guard";
export { type Card, CardsContext, useCards } from "./cards/cards";
