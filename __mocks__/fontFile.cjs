/** The address of a font in the built site. */
module.exports = '/assets/font.woff2'
