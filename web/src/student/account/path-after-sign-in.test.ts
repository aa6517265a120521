import { expect, test } from 'vitest'
import { pathAfterSignIn } from './path-after-sign-in.ts'

test.each([
  ['a student', { is_staff: false }, '/', '/'],
  ['a student from a test', { is_staff: false }, '/test/5', '/test/5'],
  ['staff', { is_staff: true }, '/', '/staff'],
  ['staff from a page of theirs', { is_staff: true }, '/staff/papers', '/staff/papers'],
  ['staff from a test', { is_staff: true }, '/test/5', '/test/5'],
  ['a session stored by an earlier version', {}, '/', '/'],
])('where the sign-in of %s leads', (_, user, next, path) => expect(pathAfterSignIn(next, user)).toBe(path))
