export { keepPushChoice, pushChoice, type PushState, restorePush } from "./device";
export { PushSwitch } from "./push-switch";
export { pushWords } from "./use-push-here";
export { type PushHere, usePushHere } from "./use-push-here";
