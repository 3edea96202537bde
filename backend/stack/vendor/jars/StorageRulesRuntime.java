import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Answers the Storage emulator's requests about its security rules with the rules compiler and
 * evaluator in the Firestore emulator: one JSON request per line on stdin, one JSON answer per line
 * on stdout. It replaces Google's own runtime where that cannot be downloaded, and omits what the
 * rules of this project do not use: `firestore.get` and `firestore.exists`.
 */
public final class StorageRulesRuntime {
  private static final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] arguments) throws Exception {
    var requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    answer(-1, new JsonObject(), new JsonArray());
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      var request = JsonParser.parseString(line).getAsJsonObject();
      var id = request.get("id").getAsInt();
      var context = request.getAsJsonObject("context");
      var result = new JsonObject();
      var errors = new JsonArray();
      try {
        if (request.get("action").getAsString().equals("load_ruleset")) {
          load(context, result, errors);
        } else {
          result.addProperty("permit", isPermitted(context));
        }
      } catch (ExecutionException failure) {
        // Rules that fail on a request, for instance by reading a missing field, deny it.
        result.addProperty("permit", false);
      } catch (Exception failure) {
        errors.add(failure.toString());
      }
      answer(id, result, errors);
    }
  }

  private static void load(JsonObject context, JsonObject result, JsonArray errors) {
    var source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      var fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      if (issue.getSeverity() != Issue.Severity.ERROR) continue;
      var position = issue.getSourcePosition();
      errors.add(
          position.getFileName() + ":" + position.getLine() + ": " + issue.getDescription());
    }
    if (!errors.isEmpty()) return;
    var ruleset = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(ruleset));
    result.addProperty("rulesVersion", ruleset.getVersionValue());
  }

  private static boolean isPermitted(JsonObject context) throws Exception {
    var rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      var value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    var ruleset = rulesets.get(context.get("rulesetName").getAsString());
    return ruleset.evaluate(rule.build()).get().permit();
  }

  private static void answer(int id, JsonObject result, JsonArray errors) {
    var answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("result", result);
    answer.add("errors", errors);
    answer.add("warnings", new JsonArray());
    System.out.println(answer);
    System.out.flush();
  }
}
