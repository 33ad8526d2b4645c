export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
export { findDraft, forgetDraftsOf, keepDraft, keepDraftsOf } from "./drafts";
export { BrowserRouter } from "./guarded-navigation";
export { type Departure, type LeaveGuard, leavePage, useDeparture, useLeaveGuard } from "./leave-guard";
