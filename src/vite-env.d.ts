interface ImportMetaEnv {
  readonly PUBLIC_URL?: string
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_ANALYTICS_ENDPOINT?: string
}
