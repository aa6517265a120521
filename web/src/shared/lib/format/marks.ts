/** −0.25: "−0.25"; 1: "+1". */
export function signed(marks: number): string {
  return marks > 0 ? `+${marks}` : marks < 0 ? `−${Math.abs(marks)}` : '0'
}
