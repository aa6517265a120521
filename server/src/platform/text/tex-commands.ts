/** Allowed commands of a formula: mathematics, and nothing that defines macros, positions, sizes, colours, links or loads. */
const GREEK = `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi
  chi psi omega varepsilon vartheta varpi varrho varsigma varphi varkappa digamma Gamma Delta Theta Lambda Xi Pi Sigma
  Upsilon Phi Psi Omega`

const LETTERS = `aleph beth hbar hslash ell wp Re Im nabla partial infty forall exists nexists emptyset varnothing angle
  measuredangle sphericalangle triangle square Box Diamond blacksquare blacktriangle bigstar complement top bot surd prime
  degree neg lnot S P dag ddag pounds checkmark backslash imath jmath Bbbk N R Z eth mho flat natural sharp clubsuit
  diamondsuit heartsuit spadesuit lozenge`

const RELATIONS = `equiv sim simeq approx approxeq cong ne neq le leq ge geq lt gt ll gg lll ggg leqslant geqslant lesssim gtrsim
  leqq geqq nless ngtr nleq ngeq nsim ncong prec succ preceq succeq propto varpropto asymp doteq doteqdot bowtie perp
  parallel nparallel mid nmid in ni notin subset supset subseteq supseteq subsetneq supsetneq nsubseteq nsupseteq sqsubset
  sqsupset sqsubseteq sqsupseteq models vdash dashv vDash Vdash therefore because between coloneqq colon eqcirc circeq
  triangleq thickapprox thicksim smile frown not`

const ARROWS = `to gets leftarrow rightarrow Leftarrow Rightarrow leftrightarrow Leftrightarrow longleftarrow longrightarrow
  Longleftarrow Longrightarrow longleftrightarrow Longleftrightarrow mapsto longmapsto hookleftarrow hookrightarrow uparrow
  downarrow Uparrow Downarrow updownarrow Updownarrow nearrow searrow swarrow nwarrow leftharpoonup rightharpoonup
  leftharpoondown rightharpoondown rightleftharpoons iff implies impliedby nrightarrow nleftarrow nRightarrow nLeftarrow
  rightleftarrows leftrightarrows rightrightarrows leftleftarrows xrightarrow xleftarrow xRightarrow xLeftarrow
  xleftrightarrow`

const OPERATORS = `pm mp times div cdot ast star circ bullet oplus ominus otimes oslash odot cap cup uplus sqcap sqcup wedge vee
  land lor setminus smallsetminus wr amalg dagger ddagger bigcirc triangleleft triangleright barwedge veebar dotplus ltimes
  rtimes sum prod coprod int iint iiint oint bigcap bigcup bigvee bigwedge bigoplus bigotimes bigodot biguplus bigsqcup
  limits nolimits`

const FUNCTIONS = `arccos arcsin arctan arg cos cosec cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max
  min Pr sec sin sinh sup tan tanh bmod pmod mod operatorname operatornamewithlimits`

const STRUCTURES = `frac dfrac tfrac cfrac binom dbinom tbinom sqrt over choose stackrel overset underset overline underline
  overbrace underbrace overrightarrow overleftarrow overleftrightarrow substack boxed cancel bcancel xcancel acute grave ddot
  dddot tilde bar breve check hat vec dot mathring widehat widetilde widecheck begin end hline cr displaystyle textstyle
  scriptstyle scriptscriptstyle`

const DELIMITERS = `left right middle big Big bigg Bigg bigl Bigl biggl Biggl bigr Bigr biggr Biggr bigm Bigm biggm Biggm langle
  rangle lvert rvert lVert rVert vert Vert lbrace rbrace lbrack rbrack lparen rparen lfloor rfloor lceil rceil lgroup rgroup
  ulcorner urcorner llcorner lrcorner`

const FONTS = `text textrm textsf texttt textnormal textbf textit textup emph mathrm mathit mathbf mathnormal mathbb mathcal mathfrak
  mathscr mathsf mathtt boldsymbol bm bold rm bf it`

const TEXT_SIGNS = 'textdollar textbackslash textasciicircum textasciitilde'

const SPACES = `quad qquad enspace thinspace medspace thickspace negthinspace space nobreakspace ldots cdots vdots ddots dots dotsb
  dotsc dotsi dotsm dotso newline`

const SYMBOLS = [...',:;!>|{}$%&#_\\ ', "'", '`', '^', '"', '~', '=', '.']

export const COMMANDS: ReadonlySet<string> = new Set([
  ...[
    GREEK,
    LETTERS,
    RELATIONS,
    ARROWS,
    OPERATORS,
    FUNCTIONS,
    STRUCTURES,
    DELIMITERS,
    FONTS,
    TEXT_SIGNS,
    SPACES,
  ].flatMap((names) => names.split(/\s+/)),
  ...SYMBOLS,
])

const ENVIRONMENTS: ReadonlySet<string> = new Set(
  `matrix pmatrix bmatrix Bmatrix vmatrix Vmatrix smallmatrix array cases dcases rcases aligned align align* split gathered
  gather gather* equation equation*`.split(/\s+/),
)

/** Refused with a message, because they have side effects; any other unknown command is shown as it was typed. */
const FORBIDDEN: ReadonlySet<string> = new Set(
  `def edef gdef xdef let futurelet global long outer protected newcommand renewcommand providecommand DeclareMathOperator
  newenvironment renewenvironment newtheorem csname endcsname expandafter noexpand catcode char relax read write input include
  require usepackage includegraphics href url htmlClass htmlId htmlStyle htmlData hspace vspace hskip vskip mskip kern mkern
  raisebox rule llap rlap clap mathllap mathrlap mathclap phantom hphantom vphantom smash vcenter mathchoice hbox mbox fbox
  color textcolor colorbox fcolorbox definecolor tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge
  verb tag message errmessage show`.split(/\s+/),
)

// as KaTeX tokenises them: letters, or the one character that follows
const COMMAND = /\\(?:(?:begin|end)\s*\{([^{}]*)\}|([a-zA-Z@]+\*?|[\s\S]|$))/g

export type UnknownCommand = { readonly command: string; readonly forbidden: boolean }

/** The first command of a formula that is not allowed; a refused one before one that is only unknown. */
export function firstUnknownCommand(tex: string): UnknownCommand | undefined {
  let unknown: UnknownCommand | undefined
  for (const [typed, environment, name = ''] of tex.matchAll(COMMAND)) {
    const plain = name.replace(/\*$/, '')
    if (environment === undefined ? COMMANDS.has(plain) : ENVIRONMENTS.has(environment)) continue
    if (FORBIDDEN.has(plain)) return { command: `\\${plain}`, forbidden: true }
    unknown ??= { command: typed.slice(0, MAX_SHOWN), forbidden: false }
  }
  return unknown
}

const MAX_SHOWN = 40
