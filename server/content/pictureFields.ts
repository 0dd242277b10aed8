/** The names of the fields of content that have the address of a picture. */
export const pictureField = /(?:picture|picture_full|image|cover)_url$|^avatar$/
