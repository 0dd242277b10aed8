export function ensureChromium(): string
