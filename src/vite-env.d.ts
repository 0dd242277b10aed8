interface ImportMetaEnv {
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_ANALYTICS_ENDPOINT?: string
}
