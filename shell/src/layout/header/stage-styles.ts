import { makeStyles } from "@coulisses/shared-ui/base";

const beam = (at: string, from: number, color: string) =>
  `conic-gradient(from ${from}deg at ${at} -30%, transparent 8deg, ${color} 8deg 24deg, transparent 24deg)`;

/** The stage of the login page, where the home page greets: three beams, a glow in their colours, people before it. */
export const useStageStyles = makeStyles({
  lights: {
    color: "#ffffff",
    backgroundImage: [
      beam("46%", 178, "rgb(65 197 229 / 26%)"),
      beam("68%", 166, "rgb(255 203 41 / 20%)"),
      beam("92%", 158, "rgb(237 29 69 / 30%)"),
      "radial-gradient(34% 90% at 96% 118%, #41c5e5, transparent)",
      "radial-gradient(30% 90% at 74% 124%, #ffcb29, transparent)",
      "radial-gradient(36% 100% at 48% 128%, #ed1d45, transparent)",
      "linear-gradient(90deg, #0f1a24, #17202f 45%, #3a1a3a)",
    ].join(", "),
  },
  stage: {
    position: "relative",
    boxSizing: "border-box",
    alignItems: "flex-start",
    height: "132px",
    maxWidth: "1500px",
    marginBottom: "20px",
    padding: "28px 32px",
    overflow: "hidden",
    borderRadius: "25px",
    "::after": {
      content: '""',
      position: "absolute",
      inset: "auto 0 0 38%",
      height: "34px",
      backgroundImage: [
        "radial-gradient(circle at 50% 11px, #0b1118 7px, transparent 7.5px)",
        "radial-gradient(ellipse 17px 17px at 50% 100%, #0b1118 97%, transparent)",
        "radial-gradient(circle at 24px 16px, #0b1118 6px, transparent 6.5px)",
        "radial-gradient(ellipse 22px 12px at 24px 100%, #0b1118 97%, transparent)",
        "linear-gradient(transparent 28px, #0b1118 28px)",
      ].join(", "),
      backgroundSize: "58px 34px, 58px 34px, 43px 34px, 43px 34px, 100%",
      maskImage: "linear-gradient(90deg, transparent, black 22%)",
    },
  },
  words: { fontSize: "38px", lineHeight: "44px", position: "relative" },
});
