export { MarksNotice } from "./marks-notice";
