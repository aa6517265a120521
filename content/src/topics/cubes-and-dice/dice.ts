/** What may stand on the six faces of a cube. */
export const FACE_SETS = ['123456', 'ABCDEF', 'PQRSTU'] as const
