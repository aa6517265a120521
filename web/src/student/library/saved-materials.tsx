import type { SavedMaterial } from '@pariksha/contract/student/library'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { Section } from './section.tsx'
import { useTexts } from './texts.ts'
import { useRemove } from './use-remove.ts'

const KEY = ['saved-materials']

/** Saved study materials. */
export function SavedMaterials() {
  const texts = useTexts()
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /library/materials/'),
    staleTime: 0,
  })
  return (
    <Section title={texts.materials.title} query={query}>
      {(materials) =>
        materials.length === 0 ? (
          <EmptyState
            title={texts.materials.none}
            text={texts.materials.noneText}
            action={
              <ButtonLink variant="secondary" to={HUB}>
                {texts.materials.hub}
              </ButtonLink>
            }
          />
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
            {materials.map((material) => (
              <li key={material.id}>
                <Saved material={material} />
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  )
}

function Saved({ material: { id, slug, title, summary, language } }: { readonly material: SavedMaterial }) {
  const texts = useTexts()
  const params = { materialId: id }
  const remove = useRemove({
    remove: () => call('DELETE /library/materials/:materialId/', { params }),
    putBack: () => call('PUT /library/materials/:materialId/', { params }),
    queryKeys: [KEY],
    removed: texts.materials.removed,
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <Link lang={language} to={`${HUB}/${slug}`} className="font-semibold text-accent hover:underline">
          {title}
        </Link>
        <p lang={language} className="text-ink-soft text-sm">
          {summary}
        </p>
      </div>
      <Button variant="quiet" aria-label={texts.materials.removeName(title)} onClick={() => void remove()}>
        {texts.questions.remove}
      </Button>
    </div>
  )
}
