import { useState, type ComponentProps } from 'react'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { focusMainOnRemoval } from './focus'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>

interface PendingButtonProps extends ButtonProps {
  isPending: boolean
  onClick?: () => void
}

/** A button with a spinner while it waits. It keeps the focus, which a disabled one would lose. */
export function PendingButton({ isPending, children, ...props }: PendingButtonProps) {
  return (
    <Button ref={focusMainOnRemoval} aria-disabled={isPending} {...props}>
      {isPending && <Spinner />}
      {children}
    </Button>
  )
}

interface ActionButtonProps extends ButtonProps {
  action: () => PromiseLike<unknown>
}

/** A button that waits until its action has ended, and does nothing meanwhile. */
export function ActionButton({ action, ...props }: ActionButtonProps) {
  const [isPending, setPending] = useState(false)

  async function run(): Promise<void> {
    if (isPending) return
    setPending(true)
    try {
      await action()
    } finally {
      setPending(false)
    }
  }

  return <PendingButton {...props} isPending={isPending} onClick={() => void run()} />
}
