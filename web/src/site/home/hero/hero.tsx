import { useSite, withTaught } from '../../../shared/lib/site.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'
import { HeroScene } from './hero-scene.tsx'

export function Hero() {
  const texts = useTexts()
  const { name, families, taught } = useSite()
  return (
    <section className="only-signed-out page-width grid items-center gap-x-12 gap-y-8 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[1.05fr_1fr]">
      <div className="flex flex-col items-start gap-6">
        <p className="font-semibold text-accent">{name}</p>
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl lg:text-6xl">{texts.hero.title}</h1>
        <p className="max-w-[34rem] text-ink-soft text-lg md:text-xl">{withTaught(texts.hero.lead, taught)}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/freetest" className="px-6">
            {texts.hero.start}
          </ButtonLink>
          <ButtonLink to="/test" variant="secondary" className="px-6">
            {texts.hero.all}
          </ButtonLink>
        </div>
        {families.some(({ family }) => family === 'icet') && <p className="text-ink-soft text-sm">{texts.hero.note}</p>}
      </div>
      <HeroScene />
    </section>
  )
}
