import { Navigate } from 'react-router-dom'

/** The address of the sign-in: who has signed in gets the first screen. */
export default function SignInScreen() {
  return <Navigate to="/studio" />
}
