interface ImportMetaEnv {
  readonly PUBLIC_URL?: string
  readonly SITE_LANGUAGES?: string
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_ANALYTICS_ENDPOINT?: string
}

/** The posts beside the content file, for a back end without posts. */
declare module 'virtual:static-posts' {
  /** Of the type `PostDetail`; a declaration of a module cannot import it. */
  export const staticPosts: readonly unknown[]
}
