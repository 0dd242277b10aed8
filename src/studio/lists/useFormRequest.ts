import { useSend } from '../account/useWithSession'
import type { StudioThunk } from '../useStudioDispatch'

/** A request of a form. */
type FormRequest = StudioThunk<{ unwrap: () => Promise<object> }>

/** Returns a function that sends a request of a form. It resolves also if the request fails. */
export function useFormRequest() {
  const send = useSend()
  return (request: FormRequest) =>
    send<{ data?: object; error?: unknown }>((dispatch) =>
      dispatch(request)
        .unwrap()
        .then(
          (data) => ({ data }),
          (error: unknown) => ({ error }),
        ),
    )
}
