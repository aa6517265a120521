import { createContext } from 'react'
import type { Answers } from './rendered.ts'

/** On the server: what the page is rendered with. The browser has it once, for its first render (query-provider.tsx). */
export const RenderedAnswers = createContext<Answers>([])
