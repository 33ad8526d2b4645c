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
export { findDraft, keepDraft } from "./form/drafts";
export { BrowserRouter } from "./leaving/guarded-navigation";
export {
  type Departure,
  type LeaveGuard,
  leavePage,
  useDeparture,
  useLeaveGuard,
} from "./leaving/leave-guard";
