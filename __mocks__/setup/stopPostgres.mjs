export default function stopPostgres() {
  globalThis.stopPostgres?.()
}
