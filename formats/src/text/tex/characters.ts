/** What a piece of a formula is, for the spaces around it and for what may follow it. */
export const KINDS = ['ord', 'bin', 'rel', 'punct', 'open', 'close', 'op', 'script', 'space', 'align', 'break'] as const
export type Kind = (typeof KINDS)[number]

const ORD = `
α alpha|β beta|γ gamma|δ delta|ϵ epsilon|ε varepsilon|ζ zeta|η eta|θ theta|ϑ vartheta|ι iota|κ kappa|ϰ varkappa|λ lambda
μ mu|ν nu|ξ xi|ο omicron|π pi|ϖ varpi|ρ rho|ϱ varrho|σ sigma|ς varsigma|τ tau|υ upsilon|ϕ phi|φ varphi|χ chi|ψ psi|ω omega
ϝ digamma|Γ Gamma|Δ Delta|Θ Theta|Λ Lambda|Ξ Xi|Π Pi|Σ Sigma|Υ Upsilon|Φ Phi|Ψ Psi|Ω Omega|ϒ Upsilon|∆ Delta
ℵ aleph|ℶ beth|ℏ hbar|ħ hbar|ℓ ell|℘ wp|ℜ Re|ℑ Im|∇ nabla|∂ partial|∞ infty|∀ forall|∃ exists|∄ nexists|∅ varnothing|⌀ varnothing
∠ angle|∡ measuredangle|∢ sphericalangle|△ triangle|▵ triangle|□ square|◻ square|▢ square|⬚ square|◇ Diamond|■ blacksquare|▪ blacksquare|▲ blacktriangle|▴ blacktriangle
★ bigstar|∁ complement|⊤ top|√ surd|¬ neg|§ S|¶ P|£ pounds|✓ checkmark|✔ checkmark|\\ backslash|ı imath|ȷ jmath
℧ mho|ð eth|♭ flat|♮ natural|♯ sharp|♣ clubsuit|♢ diamondsuit|♦ diamondsuit|♡ heartsuit|♥ heartsuit|♠ spadesuit|◊ lozenge
… ldots|⋯ cdots|⋮ vdots|⋱ ddots|∎ blacksquare|Å mathring{A}|↵ hookleftarrow`

const REL = `
≡ equiv|∼ sim|≃ simeq|≈ approx|≊ approxeq|≅ cong|≠ ne|≤ le|⩽ leqslant|≥ ge|⩾ geqslant|≪ ll|≫ gg|⋘ lll|⋙ ggg|≲ lesssim|≳ gtrsim
≦ leqq|≧ geqq|≮ nless|≯ ngtr|≰ nleq|≱ ngeq|≁ nsim|≇ ncong|≺ prec|≻ succ|⪯ preceq|⪰ succeq|≼ preceq|≽ succeq|∝ propto|≍ asymp|≐ doteq
≑ doteqdot|⋈ bowtie|⊥ perp|⟂ perp|∥ parallel|∦ nparallel|∣ mid|∤ nmid|∈ in|∊ in|∋ ni|∉ notin|⊂ subset|⊃ supset|⊆ subseteq|⊇ supseteq
⊊ subsetneq|⊋ supsetneq|⊈ nsubseteq|⊉ nsupseteq|⊏ sqsubset|⊐ sqsupset|⊑ sqsubseteq|⊒ sqsupseteq|⊨ models|⊢ vdash|⊣ dashv|⊩ Vdash
∴ therefore|∵ because|≬ between|≔ coloneqq|∶ colon|≖ eqcirc|≗ circeq|≜ triangleq|⌣ smile|⌢ frown
← leftarrow|→ to|⇐ Leftarrow|⇒ Rightarrow|↔ leftrightarrow|⇔ Leftrightarrow|⟵ longleftarrow|⟶ longrightarrow|⟸ Longleftarrow|⟹ Longrightarrow
⟷ longleftrightarrow|⟺ Longleftrightarrow|↦ mapsto|⟼ longmapsto|↩ hookleftarrow|↪ hookrightarrow|↑ uparrow|↓ downarrow|⇑ Uparrow|⇓ Downarrow
↕ updownarrow|⇕ Updownarrow|↗ nearrow|↘ searrow|↙ swarrow|↖ nwarrow|↼ leftharpoonup|⇀ rightharpoonup|↽ leftharpoondown|⇁ rightharpoondown
⇌ rightleftharpoons|↛ nrightarrow|↚ nleftarrow|⇏ nRightarrow|⇍ nLeftarrow|⇄ rightleftarrows|⇆ leftrightarrows|⇉ rightrightarrows|⇇ leftleftarrows`

const BIN = `
± pm|∓ mp|× times|÷ div|· cdot|⋅ cdot|∙ bullet|• bullet|∘ circ|⋆ star|⊕ oplus|⊖ ominus|⊗ otimes|⊘ oslash|⊙ odot|∩ cap|∪ cup|⊎ uplus
⊓ sqcap|⊔ sqcup|∧ wedge|∨ vee|∖ setminus|≀ wr|⨿ amalg|† dagger|‡ ddagger|◯ bigcirc|○ bigcirc|◁ triangleleft|▷ triangleright|⊼ barwedge|⊻ veebar
∔ dotplus|⋉ ltimes|⋊ rtimes`

const OPEN = '〈 langle|⟨ langle|⌈ lceil|⌊ lfloor|{ {|⌜ ulcorner|⌞ llcorner'
const CLOSE = '〉 rangle|⟩ rangle|⌉ rceil|⌋ rfloor|} }|⌝ urcorner|⌟ lrcorner'
const OP =
  '∑ sum|∏ prod|∐ coprod|∫ int|∬ iint|∭ iiint|∮ oint|⋂ bigcap|⋃ bigcup|⋁ bigvee|⋀ bigwedge|⨁ bigoplus|⨂ bigotimes|⨀ bigodot|⨄ biguplus|⨆ bigsqcup'
const PUNCT = ''

const SPACES: Readonly<Record<string, string>> = {
  '\u2002': '\\enspace',
  '\u2003': '\\quad',
  '\u3000': '\\quad',
  '\u2004': '\\;',
  '\u2005': '\\:',
  '\u205f': '\\:',
  '\u2006': '\\,',
  '\u2007': '\\,',
  '\u2008': '\\,',
  '\u2009': '\\,',
  '\u200a': '\\,',
  '\u202f': '\\,',
  '\u00a0': '\\ ',
}

/** Those that are written as they are, or with a backslash before. */
const PLAIN: readonly (readonly [Kind, string])[] = [
  ['rel', '=<>:'],
  ['bin', '+-*'],
  ['punct', ',;'],
  ['open', '(['],
  ['close', ')]!'],
  ['ord', '/.?@"|₹'],
]
const ESCAPED = '#%&_'

type Shown = { readonly tex: string; readonly kind: Kind }

const commands = (kind: Kind, table: string): [string, Shown][] =>
  Array.from(table.matchAll(/(\S) ([^\s|]+)/gu), ([, character = '', name = '']) => [
    character,
    { tex: `\\${name}`, kind },
  ])

/** Characters of a formula and how TeX says them, with commands that this product renders. */
export const CHARACTERS: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ...PLAIN.flatMap(([kind, all]) => Array.from(all, (one): [string, Shown] => [one, { tex: one, kind }])),
  ...Array.from(ESCAPED, (one): [string, Shown] => [one, { tex: `\\${one}`, kind: 'ord' }]),
  ...commands('ord', ORD),
  ...commands('rel', REL),
  ...commands('bin', BIN),
  ...commands('open', OPEN),
  ...commands('close', CLOSE),
  ...commands('op', OP),
  ...commands('punct', PUNCT),
  ...Object.entries(SPACES).map(([space, tex]): [string, Shown] => [space, { tex, kind: 'space' }]),
  ['−', { tex: '-', kind: 'bin' }],
  ['‐', { tex: '-', kind: 'bin' }],
  ['‑', { tex: '-', kind: 'bin' }],
  ['–', { tex: '-', kind: 'bin' }],
  ['—', { tex: '-', kind: 'bin' }],
  ['∗', { tex: '*', kind: 'bin' }],
  ['∕', { tex: '/', kind: 'ord' }],
  ['⁄', { tex: '/', kind: 'ord' }],
  ['‖', { tex: '\\|', kind: 'ord' }],
  ['│', { tex: '|', kind: 'ord' }],
  ['~', { tex: '\\sim', kind: 'rel' }],
  ['^', { tex: '\\text{\\textasciicircum}', kind: 'ord' }],
  ['$', { tex: '\\text{\\textdollar}', kind: 'ord' }],
  ['`', { tex: '\\text{`}', kind: 'ord' }],
  ['µ', { tex: '\\mu', kind: 'ord' }],
  ['Ω', { tex: '\\Omega', kind: 'ord' }],
  ['€', { tex: '\\text{€}', kind: 'ord' }],
  ['‰', { tex: '\\text{‰}', kind: 'ord' }],
  ['Å', { tex: '\\mathring{A}', kind: 'ord' }],
  ['≝', { tex: '\\overset{\\mathrm{def}}{=}', kind: 'rel' }],
  ['≢', { tex: '\\not\\equiv', kind: 'rel' }],
  ['≉', { tex: '\\not\\approx', kind: 'rel' }],
  ['≄', { tex: '\\not\\simeq', kind: 'rel' }],
  ['⊄', { tex: '\\not\\subset', kind: 'rel' }],
  ['⊅', { tex: '\\not\\supset', kind: 'rel' }],
  ['∌', { tex: '\\not\\ni', kind: 'rel' }],
  ['⇎', { tex: '\\not\\Leftrightarrow', kind: 'rel' }],
  ['⇋', { tex: '\\rightleftharpoons', kind: 'rel' }],
  ['∛', { tex: '\\sqrt[3]{}', kind: 'ord' }],
  ['∜', { tex: '\\sqrt[4]{}', kind: 'ord' }],
  ['↠', { tex: '\\to', kind: 'rel' }],
  ['⟦', { tex: '[\\![', kind: 'open' }],
  ['⟧', { tex: ']\\!]', kind: 'close' }],
])

/** Nothing to see: function application, invisible times, separator and plus, joiners, marks of direction. */
export const INVISIBLE = /[\u200b-\u200f\u2060-\u2064\u202a-\u202e\ufeff\u00ad]|[\ufe00-\ufe0f]/u
