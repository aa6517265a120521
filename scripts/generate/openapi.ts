export async function generateOpenApi(_check: boolean): Promise<string[]> {
  return []
}
