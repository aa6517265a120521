import type { TopicContent } from '../topic-content.ts'
import { netOfCube } from './net-of-cube.ts'
import { oppositeFace } from './opposite-face.ts'
import { paintedCube } from './painted-cube.ts'

export const content: TopicContent = {
  templates: [oppositeFace, netOfCube, paintedCube],
}
