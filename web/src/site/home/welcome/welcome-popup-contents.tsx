import type { Site } from '@pariksha/contract/site/institute'
import { Button, buttonClassName } from '../../../shared/ui/button.tsx'
import { ContentLink } from '../../../shared/ui/content-link.tsx'
import { useTexts } from '../texts.ts'
import { WelcomePicture } from './welcome-picture.tsx'

type Props = {
  readonly popup: NonNullable<Site['popup']>
  readonly titleId?: string
}

/** What the welcome popup says. */
export function WelcomePopupContents({ popup: { title, text, image, link, link_label }, titleId }: Props) {
  const texts = useTexts()
  const label = link_label ?? texts.banner.more
  return (
    <>
      {image ? <img src={image} alt="" loading="lazy" className="max-h-72 w-full object-cover" /> : <WelcomePicture />}
      <div className="flex flex-col gap-3 p-6">
        <h2 id={titleId} className="font-bold text-2xl">
          {title}
        </h2>
        <p className="whitespace-pre-line text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {link && (
            <ContentLink to={link} className={buttonClassName()}>
              {label}
            </ContentLink>
          )}
          <form method="dialog">
            <Button type="submit" variant="secondary">
              {texts.welcome.later}
            </Button>
          </form>
        </div>
      </div>
    </>
  )
}
