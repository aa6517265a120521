const VIRAMA = '्'
const NUKTA = '़'

/** Two vowel signs, or a vowel and a sign, that are drawn as parts of one. */
const COMPOSED: Readonly<Record<string, string>> = {
  'ाे': 'ो',
  'ाै': 'ौ',
  'ाॅ': 'ॉ',
  // these have a bar of their own: the one before was typed once too often
  'ाी': 'ी',
  'ाॉ': 'ॉ',
  अा: 'आ',
  अॅ: 'ॲ',
  अॉ: 'ऑ',
  आॅ: 'ऑ',
  आे: 'ओ',
  आै: 'औ',
  एे: 'ऐ',
}

/** A bar after one of these is the vowel aa, also after their half form. */
const WITHOUT_BAR = /^[ङछटठडढदरह]/

/** Of letters and signs: no syllable that is written has as many. */
const MAX_LENGTH = 32

const isVowel = (text: string): boolean => /^[ऄ-औॲ]$/.test(text)

/** A cluster of consonants, or a vowel, with what is drawn around it; put in the order of Unicode by `text`. */
export class Syllable {
  private base = ''
  private vowel = ''
  private marks = ''
  private reph = false
  private shortI = false
  /** Whether the letter is half, until its bar comes. */
  private half = false

  get isEmpty(): boolean {
    return this.base === ''
  }

  /** What comes now belongs to another one, whatever it is. */
  get isFull(): boolean {
    return this.base.length + this.vowel.length >= MAX_LENGTH
  }

  /** Whether a letter that comes now belongs to the same cluster. */
  get isOpen(): boolean {
    if (this.base !== '') return this.base.endsWith(VIRAMA)
    // signs without a letter belong to what stood before the text
    return this.shortI || (this.vowel === '' && this.marks === '' && !this.reph)
  }

  addLetter(letter: string): void {
    // a conjunct with a vowel of its own: ru, hri
    const [, consonants = letter, vowel = ''] = /^(.*?)([ा-ौॢॣ]?)$/u.exec(letter) ?? []
    this.base += consonants
    this.addVowel(vowel)
    this.half = consonants.endsWith(VIRAMA) && !WITHOUT_BAR.test(consonants)
  }

  /** The bar: it completes a half letter, else it is the vowel aa. */
  addBar(): void {
    if (this.half) {
      this.half = false
      if (this.base.endsWith(VIRAMA)) this.base = this.base.slice(0, -1)
    } else if (!this.shortI) this.addVowel('ा')
  }

  addSubjoined(sign: string): void {
    this.base = this.base.endsWith(VIRAMA) ? this.base.slice(0, -1) + sign : this.base + sign
  }

  addNukta(): void {
    if (this.base.endsWith(VIRAMA)) this.base = this.base.slice(0, -1) + NUKTA + VIRAMA
    else if (!this.base.endsWith(NUKTA)) this.base += NUKTA
  }

  addVirama(): void {
    if (!this.base.endsWith(VIRAMA)) this.base += VIRAMA
    this.half = false
  }

  addVowel(sign: string): void {
    if (sign === '' || this.vowel.endsWith(sign)) return
    const composed = COMPOSED[this.vowel + sign]
    if (this.vowel === '' && isVowel(this.base)) {
      const whole = COMPOSED[this.base + sign]
      if (whole) {
        this.base = whole
        return
      }
    }
    this.vowel = composed ?? this.vowel + sign
  }

  addMark(mark: string): void {
    if (!this.marks.includes(mark)) this.marks += mark
  }

  addShortI(): void {
    this.shortI = true
  }

  addReph(): void {
    if (this.base === 'इ' || this.base === 'ई') this.base = 'ई'
    else this.reph = true
  }

  get text(): string {
    const vowel = (this.shortI ? 'ि' : '') + this.vowel
    const reph = this.reph ? 'र्' : ''
    return this.base === '' ? vowel + this.marks + reph : reph + this.base + vowel + this.marks
  }
}
