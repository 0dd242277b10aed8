import { ViewTransition, type ReactNode } from 'react'

interface SharedTransitionProps {
  /** The same on both pages; nothing for no transition. */
  name?: string
  children: ReactNode
}

/** Animates an element between its places on two pages. */
export function SharedTransition({ name, children }: SharedTransitionProps) {
  if (!name) return children
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}
