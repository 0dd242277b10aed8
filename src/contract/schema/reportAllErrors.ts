import { Settings } from 'typebox/system'

/**
 * Lets the validators of this process report all errors of a value. By default they stop after eight, of
 * which an optional field alone has two or three.
 */
export function reportAllErrors(): void {
  Settings.Set({ maxErrors: 1000 })
}
