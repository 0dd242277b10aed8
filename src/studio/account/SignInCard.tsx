import { elementIds } from '../../lib/elementIds'
import { MutedText } from '../../ui/Page'
import { EntranceFrame } from './EntranceFrame'
import { SignInForm } from './SignInForm'

/** The form is about to disappear. */
const focusMain = () => document.getElementById(elementIds.main)?.focus()

/** In place of a screen that needs a session; the screen appears when the owner has signed in. */
export function SignInCard() {
  return (
    <EntranceFrame title="Masuk ke Studio">
      <SignInForm onSignedIn={focusMain} />
      <MutedText>
        Belum punya akun, atau kehilangan passkey? Jalankan <code>npm run owner -- invite</code> di
        server, lalu buka tautannya.
      </MutedText>
    </EntranceFrame>
  )
}
