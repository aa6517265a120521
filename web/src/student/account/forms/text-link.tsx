import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="font-semibold text-accent underline underline-offset-4 hover:text-accent-strong" {...props} />
}
