import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take long for their size, the longest first: the workers end at about the same time. */
const LONGEST: readonly string[] = [
  'bench/chaos/chaos.large.test.ts',
  'bench/load.large.test.ts',
  'e2e/site/every-page-signed-out.large.test.ts',
  'e2e/site/every-page-signed-in.large.test.ts',
  'e2e/staff/the-staff-change-the-site.large.test.ts',
  'e2e/results/from-word-to-a-changed-rank.large.test.ts',
  'e2e/site/every-page-of-the-sitemap.large.test.ts',
  'e2e/staff/the-samples-are-removed.large.test.ts',
  'server/src/platform/db/embedded/embedded.large.test.ts',
  'server/src/operations/backup/restore.large.test.ts',
  'content/src/audit/audit.large.test.ts',
  'content/src/topics/templates-reasoning.test.ts',
  'content/src/audit/audit.test.ts',
  'content/src/shared/facts/facts.test.ts',
  'content/src/topics/templates-quantitative.test.ts',
  'server/src/attempts/processes.test.ts',
  'server/src/platform/files/prepare-picture.test.ts',
  'server/src/platform/mail/outgoing.test.ts',
  'server/src/site/study/study.test.ts',
]

/** Where there are no durations of an earlier run, as in a fresh clone, vitest starts with the largest files. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const place = ({ project, moduleId }: TestSpecification) => {
      const listed = LONGEST.indexOf(relative(process.cwd(), moduleId))
      return projects.indexOf(project.name) * (LONGEST.length + 1) + (listed < 0 ? LONGEST.length : listed)
    }
    return sorted.sort((a, b) => place(a) - place(b))
  }
}
