/** Stands for style sheets, which tests do not read. */
export default "";
