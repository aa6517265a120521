/** Characters of formulae and their commands. Each is one that formulae of questions may have. */
const TABLE = `
  α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ϖ varpi
  ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
  Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega
  × times ÷ div ± pm ∓ mp ⋅ cdot · cdot ∙ bullet • bullet ∗ ast ∘ circ ° degree ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ∩ cap ∪ cup
  ∧ wedge ∨ vee ∖ setminus ¬ neg † dagger ‡ ddagger
  ≤ le ≥ ge ⩽ leqslant ⩾ geqslant ≪ ll ≫ gg ≠ ne ≡ equiv ≢ not\\equiv ∼ sim ≃ simeq ≈ approx ≅ cong ∝ propto ⊥ perp ∥ parallel ∦ nparallel ∣ mid
  ∤ nmid ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ not\\subset ∴ therefore ∵ because ≜ triangleq
  → to ← leftarrow ⇒ Rightarrow ⇐ Leftarrow ↔ leftrightarrow ⇔ Leftrightarrow ⟶ longrightarrow ⟵ longleftarrow ⟹ Longrightarrow
  ⟸ Longleftarrow ⟺ Longleftrightarrow ↦ mapsto ↑ uparrow ↓ downarrow ⇑ Uparrow ⇓ Downarrow ⇌ rightleftharpoons ⇄ rightleftarrows
  ∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋂ bigcap ⋃ bigcup
  ∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ∠ angle ∡ measuredangle △ triangle ∆ Delta □ square ◻ square
  ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ′ prime √ surd … ldots ⋯ cdots ⋮ vdots ⋱ ddots ℝ mathbb{R} ℕ mathbb{N} ℤ mathbb{Z} ℚ mathbb{Q} ℂ mathbb{C}
  ⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert
  { { } } % % & & # # _ _`

const PAIRS = TABLE.trim().split(/\s+/)

const COMMANDS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((name, place) => (place % 2 === 1 ? [[PAIRS[place - 1] ?? '', `\\${name}`] as const] : [])),
)

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u200b': '',
  '\u00a0': '\\ ',
  $: '\\text{dollar }',
  '\\': '\\backslash',
  '~': '\\sim',
  '^': '\\wedge',
  µ: '\\mu',
}

/** One character as TeX in a formula. */
export const texOfCharacter = (character: string): string => PLAIN[character] ?? COMMANDS.get(character) ?? character
