import { createContext } from 'react'
import type { QueryReplies } from './rendered.ts'

/** On the server: what the page is rendered with. The browser has it once, for its first render (query-provider.tsx). */
export const RenderedReplies = createContext<QueryReplies>([])
