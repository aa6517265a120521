import {
  both,
  d,
  eqArr,
  f,
  func,
  low,
  m,
  nary,
  oMath,
  oMathPara,
  one,
  pre,
  r,
  rad,
  sub,
  sup,
  upp,
} from '../elements.ts'

const sin = r('sin', 'sty=p')
const lim = r('lim', 'sty=p')
const x2 = sup(r('x'), r('2'))

/** Equations as Word writes them, by what they show of the format, and the TeX they are. */
export const EQUATIONS: readonly (readonly [omml: string, tex: string])[] = [
  // fractions
  [oMath(f(r('1'), r('2'))), String.raw`\frac{1}{2}`],
  [oMath(f(r('a+b'), r('c'))), String.raw`\frac{a + b}{c}`],
  [oMath(f(r('a+b'), r('c'), 'bar')), String.raw`\frac{a + b}{c}`],
  [oMath(f(r('3'), r('4'), 'skw')), String.raw`\tfrac{3}{4}`],
  [oMath(f(r('a'), r('b'), 'lin')), 'a/b'],
  [oMath(f(r('a+b'), r('c-d'), 'lin')), '(a + b)/(c - d)'],
  [oMath(f(r('12'), d(r('x+1')), 'lin')), '12/(x + 1)'],
  [oMath(f(r('n'), r('k'), 'noBar')), String.raw`\begin{matrix} n \\ k \end{matrix}`],
  [oMath(d(f(r('n'), r('k'), 'noBar'))), String.raw`\binom{n}{k}`],
  [
    oMath(d(f(r('n'), r('k'), 'noBar'), 'begChr=[ endChr=]')),
    String.raw`\left[\begin{matrix} n \\ k \end{matrix}\right]`,
  ],
  [oMath(f(f(r('1'), r('x')), f(r('1'), r('y')))), String.raw`\frac{\frac{1}{x}}{\frac{1}{y}}`],
  [oMath(r('4') + f(r('1'), r('2'))), String.raw`4\frac{1}{2}`],
  [oMath(f('', '')), String.raw`\frac{}{}`],
  [
    oMath(r('x=') + f(r('-b±') + rad(sup(r('b'), r('2')) + r('-4ac')), r('2a'))),
    String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
  ],
  // roots
  [oMath(rad(r('2'))), String.raw`\sqrt{2}`],
  [oMath(rad(r('x'), r('3'))), String.raw`\sqrt[3]{x}`],
  [oMath(rad(f(r('a'), r('b')))), String.raw`\sqrt{\frac{a}{b}}`],
  [oMath(rad(r('x+1'), r('n') + d(r('k'), 'begChr=[ endChr=]'))), String.raw`\sqrt[{n[k]}]{x + 1}`],
  [oMath(rad(rad(r('2')))), String.raw`\sqrt{\sqrt{2}}`],
  [oMath(rad('')), String.raw`\sqrt{}`],
  [oMath(`<m:rad><m:radPr/><m:deg/><m:e>${r('5')}</m:e></m:rad>`), String.raw`\sqrt{5}`],
  [oMath(r('√') + r('x')), String.raw`\surd x`],
  // scripts
  [oMath(x2), 'x^2'],
  [oMath(sup(r('x'), r('10'))), 'x^{10}'],
  [oMath(sup(r('10'), r('-3'))), '10^{-3}'],
  [oMath(sup(r('2'), sup(r('x'), r('2')))), '2^{x^2}'],
  [oMath(sup(sup(r('x'), r('2')), r('3'))), '{x^2}^3'],
  [oMath(sub(r('a'), r('n+1'))), 'a_{n + 1}'],
  [oMath(both(r('x'), r('i'), r('2'))), 'x_i^2'],
  [
    oMath(sup(d(r('a+b')), r('2')) + r('=') + sup(r('a'), r('2')) + r('+2ab+') + sup(r('b'), r('2'))),
    '(a + b)^2 = a^2 + 2ab + b^2',
  ],
  [oMath(sup(d(f(r('a'), r('b'))), r('n'))), String.raw`\left(\frac{a}{b}\right)^n`],
  [oMath(sup(r('ab'), r('2'))), '{ab}^2'],
  [oMath(sup('', r('2'))), '{}^2'],
  [oMath(sup(r('x'), '')), 'x'],
  [oMath(sup(r('f'), r('′')) + d(r('x'))), "f'(x)"],
  [oMath(sup(r('60'), r('°'))), String.raw`60^\circ`],
  [oMath(x2 + r('3')), 'x^2 3'],
  [oMath(x2 + r('y')), 'x^2 y'],
  [oMath(sup(f(r('a'), r('b')), r('2'))), String.raw`{\frac{a}{b}}^2`],
  [oMath(pre(r('6'), r('14'), r('C', 'sty=p'))), String.raw`{}_6^{14}\mathrm{C}`],
  [oMath(pre(r('92'), r('235'), r('U'))), '{}_{92}^{235}U'],
  [oMath(pre('', r('n'), sub(r('C'), r('r')))), '{}^n C_r'],
  [
    oMath(sub(r('H', 'sty=p'), r('2')) + r('S', 'sty=p') + sub(r('O', 'sty=p'), r('4'))),
    String.raw`\mathrm{H}_2\mathrm{S}\mathrm{O}_4`,
  ],
  [oMath(r('5x′') + r('′')), "5x'{}'"],
  [oMath(r('x²+y²=z²')), 'x^2 + y^2 = z^2'],
  [oMath(r('H₂O', 'sty=p')), String.raw`\mathrm{H}_2\mathrm{O}`],
  // big operators
  [oMath(nary('chr=∑ limLoc=undOvr', r('i=1'), r('n'), r('i'))), String.raw`\sum_{i = 1}^n i`],
  [oMath(nary('chr=∑ limLoc=subSup', r('i'), r('n'), sub(r('a'), r('i')))), String.raw`\sum\nolimits_i^n a_i`],
  [oMath(nary('chr=∑ limLoc=undOvr subHide=1 supHide=1', '', '', sup(r('d'), r('2')))), String.raw`\sum d^2`],
  [oMath(nary('chr=∑ limLoc=undOvr supHide=1', r('k'), '', r('k'))), String.raw`\sum_k k`],
  [oMath(nary('chr=∏ limLoc=undOvr', r('k=1'), r('n'), r('k')) + r('=n!')), String.raw`\prod_{k = 1}^n k = n!`],
  [oMath(nary('limLoc=subSup', r('0'), r('1'), sup(r('x'), r('2')) + r('dx'))), String.raw`\int_0^1 x^2 dx`],
  [oMath(nary('limLoc=undOvr', r('a'), r('b'), r('f') + d(r('x')) + r('dx'))), String.raw`\int\limits_a^b f(x)dx`],
  [
    oMath(nary('subHide=1 supHide=1', '', '', func(sin, r('x')) + one('box', 'diff=1', r('dx')))),
    String.raw`\int\sin x\,dx`,
  ],
  [oMath(nary('chr=∬ limLoc=subSup supHide=1', r('D'), '', r('dA'))), String.raw`\iint_D dA`],
  [oMath(nary('chr=∮ limLoc=subSup supHide=1', r('C'), '', r('F'))), String.raw`\oint_C F`],
  [oMath(nary('chr=⋃ limLoc=undOvr', r('i=1'), r('n'), sub(r('A'), r('i')))), String.raw`\bigcup_{i = 1}^n A_i`],
  [oMath(nary('chr=⋂ limLoc=subSup', r('i'), '', sub(r('A'), r('i')))), String.raw`\bigcap\nolimits_i A_i`],
  [oMath(nary('chr=∐ limLoc=undOvr', r('i'), '', r('X'))), String.raw`\coprod_i X`],
  [oMath(nary('chr=⨁ limLoc=undOvr', r('i'), r('n'), r('V'))), String.raw`\bigoplus_i^n V`],
  [oMath(nary('chr=→ limLoc=undOvr', r('a'), r('b'), r('x'))), String.raw`\underset{a}{\overset{b}{\to}} x`],
  // functions and limits
  [oMath(func(sin, r('θ'))), String.raw`\sin\theta`],
  [
    oMath(func(sup(sin, r('2')), r('θ')) + r('+') + func(sup(r('cos', 'sty=p'), r('2')), r('θ')) + r('=1')),
    String.raw`\sin^2\theta + \cos^2\theta = 1`,
  ],
  [oMath(func(sup(r('tan', 'sty=p'), r('-1')), r('x'))), String.raw`\tan^{-1} x`],
  [oMath(func(r('cosec', 'sty=p'), r('A'))), String.raw`\operatorname{cosec} A`],
  [oMath(func(sub(r('log', 'sty=p'), r('2')), r('8')) + r('=3')), String.raw`\log_2 8 = 3`],
  [oMath(func(r('ln', 'sty=p'), d(r('x+1')))), String.raw`\ln(x + 1)`],
  [oMath(func(low(lim, r('x→0')), f(func(sin, r('x')), r('x')))), String.raw`\lim_{x \to 0}\frac{\sin x}{x}`],
  [oMath(func(low(r('max', 'sty=p'), r('0≤x≤1')), r('f'))), String.raw`\max_{0 \le x \le 1} f`],
  [oMath(func(low(r('argmax', 'sty=p'), r('x')), r('f'))), String.raw`\operatorname*{argmax}_x f`],
  [oMath(r('sin', 'sty=p') + r('30°')), String.raw`\sin 30^\circ`],
  [oMath(func(r('det'), r('A'))), String.raw`\det A`],
  [oMath(low(r('A'), r('n'))), String.raw`\underset{n}{A}`],
  [oMath(upp(r('='), r('def', 'sty=p'))), String.raw`\overset{\mathrm{def}}{=}`],
  [oMath(low(one('groupChr', '', r('a+b')), r('2'))), String.raw`\underbrace{a + b}_2`],
  [oMath(upp(one('groupChr', 'chr=⏞ pos=top vertJc=bot', r('x+y')), r('n'))), String.raw`\overbrace{x + y}^n`],
  // delimiters
  [oMath(d(r('x+1'))), '(x + 1)'],
  [oMath(d(f(r('1'), r('2')))), String.raw`\left(\frac{1}{2}\right)`],
  [oMath(d(r('x'), 'begChr=| endChr=|')), '|x|'],
  [oMath(d(f(r('x'), r('y')), 'begChr=| endChr=|')), String.raw`\left|\frac{x}{y}\right|`],
  [oMath(d(r('v'), 'begChr=‖ endChr=‖')), String.raw`\|v\|`],
  [oMath(d(r('1,2,3'), 'begChr={ endChr=}')), String.raw`\{1, 2, 3\}`],
  [oMath(d(r('0,1'), 'begChr=[ endChr=)')), '[0, 1)'],
  [oMath(d(r('x'), 'begChr=⌊ endChr=⌋')), String.raw`\lfloor x\rfloor`],
  [oMath(d(r('x'), 'begChr=⌈ endChr=⌉')), String.raw`\lceil x\rceil`],
  [oMath(d([r('u'), r('v')], 'begChr=⟨ endChr=⟩ sepChr=,')), String.raw`\langle u, v\rangle`],
  [oMath(d([r('x'), r('x>0')], 'begChr={ endChr=}')), String.raw`\{x | x > 0\}`],
  [
    oMath(d([f(r('a'), r('b')), r('c')], 'begChr={ endChr=} sepChr=|')),
    String.raw`\left\{\frac{a}{b} \middle| c\right\}`,
  ],
  [oMath(d([r('a'), r('b'), r('c')], 'sepChr=;')), '(a; b; c)'],
  [oMath(d(nary('subHide=1 supHide=1', '', '', r('f')), 'begChr= endChr=|')), String.raw`\left.\int f\right|`],
  [oMath(d(r('x'), 'begChr= endChr=')), 'x'],
  [oMath(d(r('a'), 'begChr=< endChr=>')), String.raw`\langle a\rangle`],
  [oMath(d(f(r('a'), r('b')), 'grow=0')), String.raw`(\frac{a}{b})`],
  [oMath(d(r('x'), 'begChr=⟦ endChr=⟧')), String.raw`[\![x]\!]`],
  [oMath(d(d(d(r('a'))), 'begChr=[ endChr=]')), '[((a))]'],
  // matrices and arrays
  [
    oMath(
      m([
        [r('a'), r('b')],
        [r('c'), r('d')],
      ]),
    ),
    String.raw`\begin{matrix} a & b \\ c & d \end{matrix}`,
  ],
  [
    oMath(
      d(
        m([
          [r('1'), r('0')],
          [r('0'), r('1')],
        ]),
      ),
    ),
    String.raw`\begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}`,
  ],
  [
    oMath(
      d(
        m([
          [r('-1'), r('8')],
          [r('-1'), r('4')],
        ]),
        'begChr=[ endChr=]',
      ),
    ),
    String.raw`\begin{bmatrix} -1 & 8 \\ -1 & 4 \end{bmatrix}`,
  ],
  [
    oMath(
      d(
        m([
          [r('a'), r('b')],
          [r('c'), r('d')],
        ]),
        'begChr=| endChr=|',
      ) + r('=ad-bc'),
    ),
    String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc`,
  ],
  [oMath(d(m([[r('x')], [r('y')]]), 'begChr=‖ endChr=‖')), String.raw`\begin{Vmatrix} x \\ y \end{Vmatrix}`],
  [oMath(d(m([[r('x')], [r('y')]]), 'begChr={ endChr=}')), String.raw`\begin{Bmatrix} x \\ y \end{Bmatrix}`],
  [
    oMath(
      m(
        [
          [r('a'), r('b')],
          [r('c'), r('d')],
        ],
        'count=2 mcJc=left',
      ),
    ),
    String.raw`\begin{array}{ll} a & b \\ c & d \end{array}`,
  ],
  [
    oMath(
      d(
        m(
          [
            [r('a'), r('bc')],
            [r('d'), r('e')],
          ],
          'count=1 mcJc=right|count=1 mcJc=left',
        ),
        'begChr=[ endChr=]',
      ),
    ),
    String.raw`\left[\begin{array}{rl} a & bc \\ d & e \end{array}\right]`,
  ],
  [oMath(m([[r('a'), r('b')], [r('c')]], 'count=2 mcJc=center')), String.raw`\begin{matrix} a & b \\ c \end{matrix}`],
  [
    oMath(
      d(
        m([
          [r('1'), r('⋯')],
          [r('⋮'), r('⋱')],
        ]),
      ),
    ),
    String.raw`\begin{pmatrix} 1 & \cdots \\ \vdots & \ddots \end{pmatrix}`,
  ],
  [oMath(m([])), ''],
  [
    oMath(r('f=') + d(eqArr([r('-x, &x<0'), r('x, &x≥0')]), 'begChr={ endChr=')),
    String.raw`f = \begin{cases} -x, & x < 0 \\ x, & x \ge 0 \end{cases}`,
  ],
  [
    oMath(d(eqArr([r('&x+y=5'), r('&x-y=1')]), 'begChr={ endChr=')),
    String.raw`\begin{cases} x + y = 5 \\ x - y = 1 \end{cases}`,
  ],
  [
    oMath(
      d(
        m([
          [r('1'), r('x>0')],
          [r('0'), r('x≤0')],
        ]),
        'begChr={ endChr=',
      ),
    ),
    String.raw`\begin{cases} 1 & x > 0 \\ 0 & x \le 0 \end{cases}`,
  ],
  [oMath(d(eqArr([r('a'), r('b')]), 'begChr= endChr=}')), String.raw`\begin{rcases} a \\ b \end{rcases}`],
  [oMath(eqArr([r('x+y&=5'), r('2x&=8')])), String.raw`\begin{aligned} x + y & = 5 \\ 2x & = 8 \end{aligned}`],
  [oMath(eqArr([r('a=1'), r('b=2')])), String.raw`\begin{gathered} a = 1 \\ b = 2 \end{gathered}`],
  [oMath(eqArr([r('E=m') + sup(r('c'), r('2')) + r('#') + d(r('1'))], 'maxDist=1')), String.raw`E = mc^2\qquad(1)`],
  [oMath(eqArr([r('[a]'), r('[b]')])), String.raw`\begin{gathered} {}[a] \\ {}[b] \end{gathered}`],
  // accents, bars and boxes
  [oMath(one('acc', 'chr=̂', r('i')) + r('+') + one('acc', 'chr=̂', r('j'))), String.raw`\hat{i} + \hat{j}`],
  [oMath(one('acc', '', r('x'))), String.raw`\hat{x}`],
  [oMath(one('acc', 'chr=̂', r('ABC'))), String.raw`\widehat{ABC}`],
  [oMath(one('acc', 'chr=⃗', r('v'))), String.raw`\vec{v}`],
  [oMath(one('acc', 'chr=⃗', r('AB'))), String.raw`\overrightarrow{AB}`],
  [oMath(one('acc', 'chr=̅', r('x'))), String.raw`\bar{x}`],
  [oMath(one('acc', 'chr=̅', r('AB'))), String.raw`\overline{AB}`],
  [
    oMath(
      one('acc', 'chr=̃', r('n')) + one('acc', 'chr=̇', r('x')) + one('acc', 'chr=̈', r('x')) + one('acc', 'chr=⃛', r('x')),
    ),
    String.raw`\tilde{n}\dot{x}\ddot{x}\dddot{x}`,
  ],
  [
    oMath(
      one('acc', 'chr=̌', r('c')) +
        one('acc', 'chr=́', r('a')) +
        one('acc', 'chr=̀', r('a')) +
        one('acc', 'chr=̆', r('a')) +
        one('acc', 'chr=̊', r('A')),
    ),
    String.raw`\check{c}\acute{a}\grave{a}\breve{a}\mathring{A}`,
  ],
  [
    oMath(
      one('acc', 'chr=⃖', r('AB')) +
        one('acc', 'chr=⃡', r('AB')) +
        one('acc', 'chr=⃑', r('v')) +
        one('acc', 'chr=̿', r('z')),
    ),
    String.raw`\overleftarrow{AB}\overleftrightarrow{AB}\overset{\rightharpoonup}{v}\overline{\overline{z}}`,
  ],
  [oMath(one('bar', 'pos=top', r('A∪B'))), String.raw`\overline{A \cup B}`],
  [oMath(one('bar', '', r('x'))), String.raw`\underline{x}`],
  [oMath(one('groupChr', '', r('a+b'))), String.raw`\underbrace{a + b}`],
  [oMath(one('groupChr', 'chr=⏞ pos=top vertJc=bot', r('a+b'))), String.raw`\overbrace{a + b}`],
  [oMath(r('A') + one('groupChr', 'chr=→ vertJc=bot', r('Δ')) + r('B')), String.raw`A \xrightarrow{\Delta} B`],
  [
    oMath(r('A') + one('groupChr', 'chr=→ pos=top', r('heat', 'nor')) + r('B')),
    String.raw`A \xrightarrow[\text{heat}]{} B`,
  ],
  [
    oMath(r('A') + one('groupChr', 'chr=⇌ vertJc=bot', r('k')) + r('B')),
    String.raw`A \overset{k}{\rightleftharpoons} B`,
  ],
  [oMath(one('groupChr', 'chr=→ pos=top vertJc=bot', r('PQ'))), String.raw`\overrightarrow{PQ}`],
  [oMath(one('box', 'opEmu=1', r('==')) + r('x')), '= = x'],
  [oMath(one('borderBox', '', r('x=5'))), String.raw`\boxed{x = 5}`],
  [oMath(one('borderBox', 'hideTop=1 hideBot=1 hideLeft=1 hideRight=1 strikeBLTR=1', r('x'))), String.raw`\cancel{x}`],
  [
    oMath(one('borderBox', 'hideTop=1 hideBot=1 hideLeft=1 hideRight=1 strikeTLBR=1 strikeBLTR=1', r('12'))),
    String.raw`\xcancel{12}`,
  ],
  [oMath(one('borderBox', 'hideBot=1 hideLeft=1', r('n'))), String.raw`\overline{\left. n \right|}`],
  [oMath(one('borderBox', 'hideTop=1 hideLeft=1 hideRight=1', r('y'))), String.raw`\underline{y}`],
  [oMath(r('a') + one('phant', 'show=0', r('bc')) + r('d')), String.raw`a\quad d`],
  [oMath(r('a') + one('phant', 'show=0 zeroWid=1', r('bc')) + r('d')), 'ad'],
  [oMath(one('phant', 'zeroAsc=1', r('b'))), 'b'],
  // alphabets
  [oMath(r('ABC', 'sty=b') + r('x', 'sty=bi') + r('cm', 'sty=p')), String.raw`\mathbf{ABC}\boldsymbol{x}\mathrm{cm}`],
  [
    oMath(
      r('R', 'scr=double-struck sty=p') +
        r('L', 'scr=script') +
        r('g', 'scr=fraktur') +
        r('S', 'scr=sans-serif') +
        r('m', 'scr=monospace'),
    ),
    String.raw`\mathbb{R}\mathcal{L}\mathfrak{g}\mathsf{S}\mathtt{m}`,
  ],
  [
    oMath(r('F', 'scr=script sty=b') + r('α', 'sty=b') + r('25', 'sty=b')),
    String.raw`\boldsymbol{\mathcal{F}}\boldsymbol{\alpha}\mathbf{25}`,
  ],
  [
    oMath(r('𝑎+𝐛+𝓧+𝔤+𝔸+𝖲+𝟙+𝝰+ℝ+ℎ+ℒ')),
    String.raw`a + \mathbf{b} + \boldsymbol{\mathcal{X}} + \mathfrak{g} + \mathbb{A} + \mathsf{S} + \mathbb{1} + \boldsymbol{\alpha} + \mathbb{R} + h + \mathcal{L}`,
  ],
  // characters
  [
    oMath(r('αβγδεζηθικλμνξπρστυφχψω')),
    String.raw`\alpha\beta\gamma\delta\varepsilon\zeta\eta\theta\iota\kappa\lambda\mu\nu\xi\pi\rho\sigma\tau\upsilon\varphi\chi\psi\omega`,
  ],
  [oMath(r('ΓΔΘΛΞΠΣΥΦΨΩ')), String.raw`\Gamma\Delta\Theta\Lambda\Xi\Pi\Sigma\Upsilon\Phi\Psi\Omega`],
  [oMath(r('A∪B∩C⊂D⊆E∈F∉G∅')), String.raw`A \cup B \cap C \subset D \subseteq E \in F \notin G\varnothing`],
  [
    oMath(r('a≤b≥c≠d≈e≡f∼g∝h≪i≫j≅k')),
    String.raw`a \le b \ge c \ne d \approx e \equiv f \sim g \propto h \ll i \gg j \cong k`,
  ],
  [
    oMath(r('p→q⇒r⇔s↔t←u∴v∵w')),
    String.raw`p \to q \Rightarrow r \Leftrightarrow s \leftrightarrow t \leftarrow u \therefore v \because w`,
  ],
  [oMath(r('∀x∃y¬p∧q∨r')), String.raw`\forall x\exists y\neg p \wedge q \vee r`],
  [
    oMath(r('AB∥CD, AB⊥EF, ∠ABC=90°, △ABC')),
    String.raw`AB \parallel CD, AB \perp EF, \angle ABC = 90^\circ, \triangle ABC`,
  ],
  [oMath(r('2×3÷4·5±6∓7−8∗9')), String.raw`2 \times 3 \div 4 \cdot 5 \pm 6 \mp 7 - 8 * 9`],
  [oMath(r('-5+(-3)=-8')), '-5 + (-3) = -8'],
  [oMath(r('x=-1')), 'x = -1'],
  [oMath(r('∞, ∂, ∇, ℏ, ℓ, Å, …, ⋯')), String.raw`\infty, \partial, \nabla, \hbar, \ell, \mathring{A}, \ldots, \cdots`],
  [oMath(r('a≢b, c∤d, e≮f, g⊄h')), String.raw`a \not\equiv b, c \nmid d, e \nless f, g \not\subset h`],
  [
    oMath(r('50%, #1, a_b, {x}, $5, ~p, a\\b, x^y')),
    String.raw`50\%, \#1, a\_b, \{x\}, \text{\textdollar}5, \sim p, a\backslash b, x\text{\textasciicircum}y`,
  ],
  [oMath(r('₹1,25,000+₹2,500.50')), '₹1{,}25{,}000 + ₹2{,}500.50'],
  [oMath(r('f(1,2)=3.14')), 'f(1, 2) = 3.14'],
  [oMath(r('a b')), String.raw`a\ b`],
  [oMath(r('x +  y = 1')), 'x + y = 1'],
  [oMath(r('½+¼=¾')), String.raw`\frac{1}{2} + \frac{1}{4} = \frac{3}{4}`],
  [oMath(r('x̄+ŷ+é')), String.raw`\bar{x} + \hat{y} + \acute{e}`],
  [oMath(r('x\u2009dx\u2003y\u2061z')), String.raw`x\,dx\quad yz`],
  [oMath(r('Ⅳ')), String.raw`\mathrm{IV}`],
  // words
  [
    oMath(r('speed', 'nor') + r('=') + f(r('distance', 'nor'), r('time', 'nor'))),
    String.raw`\text{speed} = \frac{\text{distance}}{\text{time}}`,
  ],
  [oMath(r('x') + r(' if ', 'nor') + r('y')), String.raw`x\text{ if }y`],
  [
    oMath(r('50% & more_{x} #1 $2 ~^\\', 'nor')),
    String.raw`\text{50\% \& more\_\{x\} \#1 \textdollar{}2 \textasciitilde{}\textasciicircum{}\textbackslash{}}`,
  ],
  [
    oMath(r('వేగం', 'nor') + r('=') + f(r('దూరం', 'nor'), r('కాలం', 'nor'))),
    String.raw`\text{వేగం} = \frac{\text{దూరం}}{\text{కాలం}}`,
  ],
  [oMath(r('ब्याज दर') + r('=r')), String.raw`\text{ब्याज दर} = r`],
  [oMath(r('క్షేత్రం=πr')), String.raw`\text{క్షేత్రం} = \pi r`],
  [oMath(r('a×b = Δ', 'nor')), String.raw`\text{a}\times\text{b = }\Delta`],
  [oMath(r('₹ 500', 'nor')), String.raw`\text{₹ 500}`],
  [oMath(r('bold', 'nor sty=b')), String.raw`\textbf{bold}`],
  [oMath(r('a*b', 'lit')), 'a * b'],
  // lines
  [oMathPara(r('x=1')), 'x = 1'],
  [oMathPara(r('x=1'), r('y=2')), String.raw`\begin{aligned} & x = 1 \\ & y = 2 \end{aligned}`],
  [oMathPara(r('x&=1').replace('&amp;', ''), r('y=2')), String.raw`\begin{aligned} & x = 1 \\ & y = 2 \end{aligned}`],
  [oMath(r('a+b') + r('=c', 'brk')), String.raw`\begin{aligned} & a + b \\ & = c \end{aligned}`],
  [oMath(r('a') + r('=b', 'aln') + r('=c', 'brk aln')), String.raw`\begin{aligned} a & = b \\ & = c \end{aligned}`],
  [oMath(`${r('a')}<m:r><w:br/></m:r>${r('b')}`), String.raw`\begin{aligned} & a \\ & b \end{aligned}`],
  // Word's own elements inside
  [
    oMath(`<w:ins w:id="1">${r('a')}</w:ins><w:del w:id="2"><m:r><w:delText>b</w:delText></m:r></w:del>${r('+c')}`),
    'a + c',
  ],
  [
    oMath(`<w:bookmarkStart w:id="0" w:name="q"/>${r('x')}<w:bookmarkEnd w:id="0"/><w:proofErr w:type="spellStart"/>`),
    'x',
  ],
  [
    oMath(
      '<m:r><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr><w:sym w:font="Symbol" w:char="F061"/></m:r>' +
        r('=1'),
    ),
    String.raw`\alpha = 1`,
  ],
  [oMath('<m:r><w:t>x+y</w:t></m:r>'), 'x + y'],
  [oMath(''), ''],
]
