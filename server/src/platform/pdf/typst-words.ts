/** Names of Typst allowed in a translated formula: mathematical symbols, functions, and those of `text.typ`. `std` must never be among them. */
export const TYPST_WORDS: ReadonlySet<string> = new Set(
  `alpha beta gamma delta epsilon.alt zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi.alt chi
  psi omega epsilon theta.alt pi.alt rho.alt sigma.alt phi digamma Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
  alef beth planck ell Re Im nabla partial infinity forall exists exists.not nothing diameter angle angle.arc angle.spheric
  triangle.t square triangle.filled.small.t star.filled complement top bot prime degree not section pilcrow pound checkmark
  backslash dotless.i dotless.j Omega.inv flat natural sharp suit.club.filled suit.diamond.stroked suit.heart.stroked
  suit.spade lozenge equiv tilde.eq approx approx.eq tilde.equiv lt gt lt.eq.slant gt.eq.slant lt.tilde gt.tilde lt.equiv
  gt.equiv lt.not gt.not lt.eq.not gt.eq.not tilde.not tilde.equiv.not prec succ prec.eq succ.eq prop asymp dot perp parallel
  parallel.not divides divides.not in in.rev in.not subset supset subset.eq supset.eq subset.neq supset.neq subset.eq.not
  supset.eq.not subset.sq supset.sq subset.eq.sq supset.eq.sq models tack.r tack.l tack.r.double forces therefore because
  colon eq.delta smile frown arrow.l.double arrow.r.long.bar arrow.l.hook arrow.r.hook arrow.t arrow.b arrow.t.double
  arrow.b.double arrow.t.b arrow.t.b.double arrow.tr arrow.br arrow.bl arrow.tl harpoon.lt harpoon.rt harpoon.lb harpoon.rb
  harpoons.rtlb arrow.r.not arrow.l.not arrow.r.double.not arrow.l.double.not arrows.rl arrows.lr arrows.rr arrows.ll
  plus.minus minus.plus times div dot.op star.op circle.small bullet plus.o minus.circle times.circle slash.o dot.circle
  inter union union.plus inter.sq union.sq and or without wreath dagger dagger.double circle.big triangle.stroked.l
  triangle.stroked.r plus.dot times.l times.r sum product product.co integral integral.double integral.triple integral.cont
  inter.big union.big or.big and.big plus.o.big times.o.big dot.o.big union.plus.big union.sq.big limits arccos arcsin arctan
  arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh
  mod op frac binom sqrt root overline underline overbrace underbrace arrow accent cancel acute grave dot.double dot.triple
  tilde macron breve hat display inline chevron.l chevron.r bar.v brace.l brace.r bracket.l bracket.r paren.l paren.r floor.l
  floor.r ceil.l ceil.r paren.l.flat paren.r.flat corner.l.t corner.r.t corner.l.b corner.r.b upright italic bold bb cal frak
  scr sans mono quad wide thin med thick space dots.c dots.v dots.down dots.h comma mat cases lr norm abs floor ceil mid RR
  NN ZZ QQ CC arrow.r arrow.l arrow.r.long arrow.l.long arrow.l.r arrow.l.r.double arrow.r.double eq.not
  boxed hline`.split(/\s+/),
)
