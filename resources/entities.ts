/**
 * Tables of the flat registers, by the names that the API's paths, the database and the log give them. The server's
 * schema has each of them, or does not compile.
 */
export type RegisterEntity =
  | 'Roteiro'
  | 'RamoAtividade'
  | 'FonteAbastecimento'
  | 'CategoriaCobranca'
  | 'PessoaMedidorVazaoTipo'
  | 'Parametro'
  | 'Amostrador';

/** What is listed, printed and exported as registers are: they, and what is kept elsewhere. */
export type ListedEntity = RegisterEntity | 'Usuario' | 'Pessoa';
