declare module 'wawoff2/decompress.js' {
  /** Converts a WOFF2 file to TrueType or OpenType. */
  const decompress: (file: Uint8Array) => Promise<Uint8Array>
  export = decompress
}
