export default function stopPostgres() {
  const { stopPostgres: stop } = /** @type {{ stopPostgres?: () => void }} */ (globalThis)
  stop?.()
}
