/** The page's title, which Swagger UI shows in its own way; then texts with too little contrast. */
export const style = `
main > h1 { position: absolute; overflow: hidden; width: 1px; height: 1px; margin: 0; clip-path: inset(50%); }
.swagger-ui .info .title small { background: #565d6b; }
.swagger-ui .info .title small.version-stamp { background: #4a6b00; }
.swagger-ui .info a, .swagger-ui .info .url { color: #1a5fb4; }
.swagger-ui .btn.authorize { border-color: #1b6e44; color: #1b6e44; }
.swagger-ui .btn.authorize svg { fill: #1b6e44; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b5cad; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #17693f; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0d6a58; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3171c; }
.swagger-ui .highlight-code .microlight { background: #1a1a1a !important; }
.swagger-ui .opblock-section-header > label > span sup,
.swagger-ui .opblock-section-header .opblock-title small,
.swagger-ui .parameter__name.required span,
.swagger-ui .parameter__name.required:after { color: #b3171c; }
`;
