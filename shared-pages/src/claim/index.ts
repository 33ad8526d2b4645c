export { ClaimQr } from "./claim-qr";
export { LinkQr } from "./link-qr";
